/** What a browser keeps of this page, as JSON. One that keeps nothing, or holds something else there, loses nothing but that. */
export function kept<T>(key: string, otherwise: T, storage: () => Storage = () => localStorage): T {
  try {
    const text = storage().getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** null: nothing is kept any more. */
export function keep(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // it holds until the page is closed
  }
}

/** As long as the window is open. */
export const ofWindow = (): Storage => sessionStorage;
