// The content-disposition of a download, RFC 6266: a plain name for all, and the whole one for those who read UTF-8.
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
