/** The storybook of an evening, to keep: as one file that needs nothing else, or on paper. */
import { type ComponentProps, mount, tick, unmount } from "svelte";
import Storybook from "./Storybook.svelte";
import "./storybook.css";
import sheet from "./storybook.css?inline";

type Book = Omit<ComponentProps<typeof Storybook>, "date">;

/** The book drawn in a corner of the page that nobody sees; `done` takes it away. */
async function draw(book: Book): Promise<{ holder: HTMLElement; done(): void }> {
  const holder = document.createElement("div");
  holder.className = "storybook-sheet";
  document.body.append(holder);
  const date = new Intl.DateTimeFormat(book.words.lang, { dateStyle: "long" }).format(new Date());
  const drawn = mount(Storybook, { target: holder, props: { ...book, date } });
  await tick();
  const done = (): void => {
    void unmount(drawn);
    holder.remove();
  };
  return { holder, done };
}

async function inlined(address: string): Promise<string> {
  const picture = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("a picture could not be read"));
    reader.readAsDataURL(picture);
  });
}

/** Hands the book over as a file, with every picture inside. */
export async function saveBook(book: Book): Promise<void> {
  const { holder, done } = await draw(book);
  try {
    const kept = new Map<string, Promise<string>>();
    for (const image of holder.querySelectorAll("img")) kept.set(image.src, kept.get(image.src) ?? inlined(image.src));
    for (const image of holder.querySelectorAll("img")) {
      // A picture that cannot be had any more leaves its words.
      const data = await kept.get(image.src)?.catch(() => null);
      if (data == null) image.removeAttribute("src");
      else image.src = data;
    }
    const title = holder.querySelector("h1")?.innerHTML ?? "";
    // Written as text: inside the page its content policy would look at the style.
    hand(
      [
        `<!doctype html><html lang="${book.words.lang}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>${title}</title><style>${sheet}</style></head>`,
        `<body><main>${holder.innerHTML}</main></body></html>`,
      ].join("\n"),
    );
  } finally {
    done();
  }
}

function hand(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `stolek-dixit-${new Date().toISOString().slice(0, 10)}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Prints the book and nothing else of the page. */
export async function printBook(book: Book): Promise<void> {
  const { holder, done } = await draw(book);
  const root = document.documentElement;
  await Promise.all([...holder.querySelectorAll("img")].map((image) => image.decode().catch(() => undefined)));
  root.classList.add("storybook-printing");
  // Some browsers come back from print() at once and print later.
  addEventListener(
    "afterprint",
    () => {
      root.classList.remove("storybook-printing");
      done();
    },
    { once: true },
  );
  window.print();
}
