/** The storybook of an evening, to keep: as one file that needs nothing else, or on paper. */
import { type ComponentProps, mount, tick, unmount } from "svelte";
import Storybook from "./Storybook.svelte";
import "./storybook.css";
import sheet from "./storybook.css?inline";
import displayMore from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url";
import display from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";

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

function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("it could not be read"));
    reader.readAsDataURL(blob);
  });
}

async function fetched(address: string): Promise<Blob> {
  return (await fetch(address)).blob();
}

/** A book is to be sent to people, so it has to stay small: the more pictures, the smaller they are. */
const BOOK_MOST = 4_800_000;
const SIZES = [
  { main: 600, other: 300, quality: 0.82 },
  { main: 520, other: 220, quality: 0.78 },
  { main: 420, other: 170, quality: 0.7 },
  { main: 320, other: 130, quality: 0.6 },
] as const;

function shrunk(picture: ImageBitmap, width: number, quality: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(width, picture.width);
  canvas.height = Math.round((canvas.width * picture.height) / picture.width);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality);
}

const FONTS = [
  { family: "Fraunces", weight: "100 900", url: display, range: "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02DC, U+2000-2215" },
  { family: "Fraunces", weight: "100 900", url: displayMore, range: "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F" },
];

async function fonts(): Promise<string> {
  const faces = FONTS.map(async ({ family, weight, url, range }) => {
    const data = await asData(await fetched(url)).catch(() => null);
    if (data === null) return "";
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${data}) format("woff2");unicode-range:${range}}`;
  });
  return (await Promise.all(faces)).join("");
}

/** Hands the book over as a file, with every picture and our letters inside. */
export async function saveBook(book: Book): Promise<void> {
  const { holder, done } = await draw(book);
  try {
    const images = [...holder.querySelectorAll("img")].map((image) => ({ image, address: image.src }));
    const pictures = new Map<string, ImageBitmap | null>();
    for (const { address } of images)
      // A picture that cannot be had any more leaves its words.
      if (!pictures.has(address)) pictures.set(address, await fetched(address).then(createImageBitmap).catch(() => null));
    const title = holder.querySelector("h1")?.innerHTML ?? "";
    const letters = await fonts();
    let text = "";
    for (const { main, other, quality } of SIZES) {
      const kept = new Map<string, string>();
      for (const { image, address } of images) {
        const width = image.closest("header, .main") === null ? other : main;
        const picture = pictures.get(address);
        const key = `${width} ${address}`;
        if (picture == null) image.removeAttribute("src");
        else image.src = kept.get(key) ?? shrunk(picture, width, quality);
        if (picture != null) kept.set(key, image.src);
      }
      // Written as text: inside the page its content policy would look at the style.
      text = [
        `<!doctype html><html lang="${book.words.lang}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>${title}</title><style>${letters}${sheet}</style></head>`,
        `<body class="storybook-file"><main>${holder.innerHTML}</main></body></html>`,
      ].join("\n");
      if (text.length <= BOOK_MOST) break;
    }
    hand(text);
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
