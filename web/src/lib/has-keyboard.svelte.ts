/** Whether this device has a keyboard: as long as nobody has used one, whether it has a mouse. */

/** Keys that a keyboard drawn on a screen has not, or not outside a field. */
const isReal = ({ key, target }: KeyboardEvent): boolean =>
  key === "Tab" || key === "Escape" || key.startsWith("Arrow") || (key.length === 1 && !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement));

class Keyboard {
  #here = $state(matchMedia("(any-pointer: fine)").matches);

  constructor() {
    const typed = (event: KeyboardEvent): void => {
      if (!isReal(event)) return;
      this.#here = true;
      removeEventListener("keydown", typed, true);
    };
    if (!this.#here) addEventListener("keydown", typed, true);
  }

  get here(): boolean {
    return this.#here;
  }
}

export const keyboard = new Keyboard();
