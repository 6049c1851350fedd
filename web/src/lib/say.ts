/** What a table has to say, in the engine's own form: keys of the catalogue with arguments, never sentences. */
import type { Say, Who } from "$gen/messages";

type Args = NonNullable<Say["args"]>;

export const say = (key: string, args: Args = {}): Say => ({ is: "say", key, args });
export const who = (seat: number): Who => ({ is: "who", seat });
export const several = (items: (string | number | Say | Who)[]): Args[string] => ({ is: "several", items });

/** Sayings that share the beginning of their keys, such as `mygame-ui-`. */
export const sayings =
  (prefix: string) =>
  (key: string, args: Args = {}): Say =>
    say(prefix + key, args);
