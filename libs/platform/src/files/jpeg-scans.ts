// How many times a JPEG goes over its picture: a small file may hold hundreds of scans, each of which takes as long as the picture
// is large, and no time limit of the decoder looks in between.

/** Start of image, start of scan, end of image; a marker of a restart stands within a scan, as a byte FF followed by 00 does. */
const [SOI, SOS, EOI, RST0, RST7] = [0xd8, 0xda, 0xd9, 0xd0, 0xd7];

/** 0 of what is no JPEG; what stands behind the end of the picture (a film, a second picture) does not count. */
export function jpegScans(content: Buffer): number {
  if (content[0] !== 0xff || content[1] !== SOI) return 0;
  let scans = 0;
  let at = content.indexOf(0xff, 2);
  while (at >= 0 && at + 3 < content.length) {
    const marker = content[at + 1] ?? 0;
    if (marker === EOI) break;
    const hasLength = marker !== 0 && marker !== 0xff && !(marker >= RST0 && marker <= RST7);
    if (marker === SOS) scans += 1;
    at = content.indexOf(0xff, hasLength ? at + 2 + content.readUInt16BE(at + 2) : at + (marker === 0xff ? 1 : 2));
  }
  return scans;
}
