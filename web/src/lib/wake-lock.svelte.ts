/** Keeps the screen on while a page is looked at, where the browser can: on plain http it cannot. */
class ScreenWakeLock {
  #lock = $state.raw<WakeLockSentinel | null>(null);

  /** Whether the screen is kept on now. */
  get on(): boolean {
    return this.#lock !== null;
  }

  /** Keeps it on until the returned function is called; a page that was hidden takes hold again. */
  keep(): () => void {
    if (!("wakeLock" in navigator)) return () => undefined;
    let wanted = true;
    const hold = async (): Promise<void> => {
      if (document.hidden || this.#lock !== null) return;
      // A device that is low on power may refuse; then its screen goes dark as it always does.
      const lock = await navigator.wakeLock.request("screen").catch(() => null);
      if (!wanted) return void lock?.release();
      lock?.addEventListener("release", () => (this.#lock = null));
      this.#lock = lock;
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", hold);
      void this.#lock?.release();
    };
  }
}

export const wakeLock = new ScreenWakeLock();
