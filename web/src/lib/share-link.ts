/** Links to others: through the device's own sheet where it has one, else by the clipboard. */
export const canCopy = isSecureContext && "clipboard" in navigator;
export const canShare = isSecureContext && "share" in navigator;

export async function copy(address: string): Promise<void> {
  await navigator.clipboard.writeText(address);
}

export async function share(address: string): Promise<void> {
  await navigator.share({ url: address }).catch(() => undefined);
}
