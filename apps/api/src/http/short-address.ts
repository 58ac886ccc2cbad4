// An address that tells the network but not the machine: enough to know a strange place, too little to name somebody.

export function shortAddress(address: string | undefined): string | null {
  if (!address) return null;
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (four) return `${four}.x`;
  if (!address.includes(':')) return null;
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(':')}::x` : '::x';
}
