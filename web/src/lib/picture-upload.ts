/**
 * From what somebody picked on their device to one file for the server: a deck or a zip as it is, single pictures
 * made smaller and put into a zip. Decides nothing about what is a picture: the server looks at every one.
 */
const SIDE_MOST = 1400;
const BYTES_FINE = 500_000;
const QUALITY = 0.88;

/** What can be picked: decks, zips and pictures. */
export const ACCEPTED = ".stolek-deck,.zip,image/png,image/jpeg,image/webp";

const isPacked = (file: File): boolean => /\.(stolek-deck|zip)$/i.test(file.name);

/** The file to send, and what the deck is called if its own name does not say. */
export async function packPictures(
  files: readonly File[],
  progress: (share: number) => void,
): Promise<{ file: Blob; name: string }> {
  const [first] = files;
  if (first !== undefined && files.length === 1 && isPacked(first))
    return { file: first, name: first.name.replace(/\.[^.]+$/, "") };
  const entries: Entry[] = [];
  for (const [done, file] of files.entries()) {
    progress(done / files.length);
    const small = await smaller(file);
    entries.push({ name: named(file.name, small !== file, entries), data: new Uint8Array(await small.arrayBuffer()) });
  }
  progress(1);
  return { file: zip(entries), name: "" };
}

/** The file's name, with the ending of what is in it now; no two alike. */
function named(name: string, changed: boolean, before: readonly Entry[]): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  const wanted = (extra: string): string => `${stem}${extra}${changed ? ".jpg" : ending}`;
  let place = 1;
  let found = wanted("");
  while (before.some((entry) => entry.name === found)) found = wanted(` ${(place += 1)}`);
  return found;
}

/** A large picture made small enough to send; one that cannot be read goes as it is, for the server to name. */
async function smaller(file: File): Promise<Blob> {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_MOST / Math.max(image.width, image.height));
    if (scale === 1 && file.size <= BYTES_FINE) return file;
    const sheet = document.createElement("canvas");
    sheet.width = Math.round(image.width * scale);
    sheet.height = Math.round(image.height * scale);
    const pen = sheet.getContext("2d");
    if (pen === null) return file;
    pen.imageSmoothingQuality = "high";
    pen.fillStyle = "#fbf3e2"; // under what can be seen through
    pen.fillRect(0, 0, sheet.width, sheet.height);
    pen.drawImage(image, 0, 0, sheet.width, sheet.height);
    image.close();
    return await new Promise((done) => {
      sheet.toBlob((drawn) => done(drawn ?? file), "image/jpeg", QUALITY);
    });
  } catch {
    return file;
  }
}

interface Entry {
  name: string;
  data: Uint8Array<ArrayBuffer>;
}

/** A zip whose files are stored as they are: pictures are packed already. */
function zip(entries: readonly Entry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const listing: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, data } of entries) {
    const title = new TextEncoder().encode(name);
    // version 2.0, names in UTF-8, stored, 1 January 1980
    const about = [20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0, ...u32(crc32(data)), ...u32(data.length), ...u32(data.length)];
    const lengths = [...u16(title.length), 0, 0];
    const head = bytes([0x50, 0x4b, 3, 4, ...about, ...lengths], title);
    listing.push(bytes([0x50, 0x4b, 1, 2, 20, 0, ...about, ...lengths, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...u32(at)], title));
    parts.push(head, data);
    at += head.length + data.length;
  }
  const size = listing.reduce((sum, each) => sum + each.length, 0);
  const count = u16(entries.length);
  const end = bytes([0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...count, ...count, ...u32(size), ...u32(at), 0, 0]);
  return new Blob([...parts, ...listing, end], { type: "application/zip" });
}

const u16 = (n: number): number[] => [n & 255, (n >>> 8) & 255];
const u32 = (n: number): number[] => [...u16(n & 0xffff), ...u16(n >>> 16)];

function bytes(head: readonly number[], tail: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) sum = (CRC_TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
