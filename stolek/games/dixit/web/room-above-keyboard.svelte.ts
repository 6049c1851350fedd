/** What is left of the screen while a phone's keyboard is up. */
export class Keyboard {
  /** whether somebody is writing */
  typing = $state(false);
  #left = $state.raw<{ height: number; top: number } | null>(null);

  /** The part of the window above the keyboard, or null when it is not up. */
  get left(): { height: number; top: number } | null {
    return this.typing ? this.#left : null;
  }

  /** Watches until the returned function is called. */
  watch(): () => void {
    const view = window.visualViewport;
    if (view === null) return () => undefined;
    const look = (): void => {
      const covered = window.innerHeight - view.height > 120 && view.scale === 1;
      this.#left = covered ? { height: view.height, top: view.offsetTop } : null;
    };
    look();
    view.addEventListener("resize", look);
    view.addEventListener("scroll", look);
    return () => {
      view.removeEventListener("resize", look);
      view.removeEventListener("scroll", look);
    };
  }
}
