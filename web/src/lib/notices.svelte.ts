/** Notices on this device by web push, and by a webhook: what is on, and switching it. */
import type { NoticesCard, Quiet } from "$gen/lobby";
import { at } from "./address";
import { api } from "./api";
import { settings } from "./settings.svelte";

/** Whether this browser can be told anything while the page is closed. */
export const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const raw = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

class Notices {
  #card = $state.raw<NoticesCard | null>(null);
  #trouble = $state<"blocked" | "no-service" | null>(null);

  get card(): NoticesCard | null {
    return this.#card;
  }
  /** Why it does not work here: the browser may not show notices of this page, or its push service is out of reach. */
  get trouble(): "blocked" | "no-service" | null {
    return this.#trouble;
  }

  /** Whether to ask if they want any. */
  get offered(): boolean {
    return !settings.knowsNotices && this.#card?.count === 0;
  }

  async look(): Promise<void> {
    this.#card = await api.notices();
  }

  /** Begins on this device; false if the person or the browser does not want to. */
  async begin(quiet: Quiet | null): Promise<boolean> {
    if (this.#card === null || !canPush) return false;
    this.#trouble = (await Notification.requestPermission()) === "granted" ? null : "blocked";
    if (this.#trouble !== null) return false;
    await navigator.serviceWorker.register(at("/service-worker.js"));
    const worker = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(this.#card.key) };
    const given = await worker.pushManager.subscribe(wanted).catch(() => null);
    this.#trouble = given === null ? "no-service" : null;
    if (given === null) return false;
    const { endpoint, keys } = given.toJSON();
    const to = { is: "push" as const, endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
    await api.wantNotices({ to, quiet });
    await this.look();
    return true;
  }

  async webhook(url: string, json: boolean, quiet: Quiet | null): Promise<void> {
    await api.wantNotices({ to: { is: "webhook", url, json }, quiet });
    await this.look();
  }

  async stop(which: "device" | "webhook" | "all"): Promise<void> {
    if (which !== "webhook" && canPush) {
      const worker = await navigator.serviceWorker.getRegistration(at("/"));
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    }
    await api.stopNotices(which);
    await this.look();
  }
}

export const notices = new Notices();

/** The number on the installed icon: at how many tables it is this person's turn. */
export function badge(count: number): void {
  void (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}
