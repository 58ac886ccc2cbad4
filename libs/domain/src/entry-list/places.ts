// Regencies and cities by the names that people use: 'Kudus' is Kabupaten Kudus, 'Tegal' is a regency and a city.
import { plainWords } from '../words/plain-words';

export interface Place {
  provinceId: number;
  /** 'Jawa Tengah' */
  province: string;
  districtId: number;
  /** 'Kabupaten Kudus', 'Kota Tegal' */
  district: string;
}

/** Names that offices write instead of a province's full one, as `placeKey` has them. */
const PROVINCE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jakarta: 'dki jakarta',
    dki: 'dki jakarta',
    'daerah khusus ibukota jakarta': 'dki jakarta',
    'daerah khusus jakarta': 'dki jakarta',
    dkj: 'dki jakarta',
    diy: 'di yogyakarta',
    yogyakarta: 'di yogyakarta',
    jogja: 'di yogyakarta',
    jogjakarta: 'di yogyakarta',
    'd i yogyakarta': 'di yogyakarta',
    'daerah istimewa yogyakarta': 'di yogyakarta',
    jabar: 'jawa barat',
    jateng: 'jawa tengah',
    jatim: 'jawa timur',
    sumut: 'sumatera utara',
    sumbar: 'sumatera barat',
    sumsel: 'sumatera selatan',
    'sumatra utara': 'sumatera utara',
    'sumatra barat': 'sumatera barat',
    'sumatra selatan': 'sumatera selatan',
    kalbar: 'kalimantan barat',
    kalteng: 'kalimantan tengah',
    kalsel: 'kalimantan selatan',
    kaltim: 'kalimantan timur',
    kaltara: 'kalimantan utara',
    sulut: 'sulawesi utara',
    sulteng: 'sulawesi tengah',
    sulsel: 'sulawesi selatan',
    sultra: 'sulawesi tenggara',
    sulbar: 'sulawesi barat',
    ntb: 'nusa tenggara barat',
    ntt: 'nusa tenggara timur',
    babel: 'kepulauan bangka belitung',
    'bangka belitung': 'kepulauan bangka belitung',
    kepri: 'kepulauan riau',
    nad: 'aceh',
    'nanggroe aceh darussalam': 'aceh',
    malut: 'maluku utara',
  }),
);

const PLACE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    solo: 'kota surakarta',
    jogja: 'kota yogyakarta',
    jogjakarta: 'kota yogyakarta',
    purwokerto: 'kabupaten banyumas',
    'ujung pandang': 'kota makassar',
  }),
);

/** Case, dots and what is written between words do not count. */
export const placeKey = (name: string): string => plainWords(name.replace(/\([^()]*\)/g, ' '));

function provinceKey(text: string): string {
  const key = placeKey(text).replace(/^(provinsi|propinsi|prov|prop) /, '');
  return PROVINCE_NAMES.get(key) ?? key;
}

interface Written {
  kind: 'kabupaten' | 'kota' | null;
  /** Without blanks: 'Gunung Kidul' is Gunungkidul. */
  name: string;
}

function writtenAs(text: string): Written {
  const key = placeKey(text);
  const found =
    /^(?:(kab(?:upaten)?|kabupaten adm(?:inistrasi)?|regency of)|(kota ?madya|kodya|kota adm(?:inistrasi)?|kota))(?: adm(?:inistrasi)?)? (.+)$/.exec(
      key,
    );
  const kind = found?.[1] ? 'kabupaten' : found?.[2] ? 'kota' : null;
  return { kind, name: (found?.[3] ?? key).replace(/ /g, '') };
}

/** 'Kabupaten Kepulauan Siau Tagulandang Biaro' has five. */
const MOST_WORDS = 6;

export class PlaceNames {
  private readonly provinces = new Map<string, number>();
  private readonly byName = new Map<string, { place: Place; kind: Written['kind'] }[]>();

  constructor(
    readonly places: readonly Place[],
    provinces: readonly { id: number; name: string }[],
  ) {
    for (const { id, name } of provinces) this.provinces.set(provinceKey(name), id);
    for (const place of places) {
      const { kind, name } = writtenAs(place.district);
      this.byName.set(name, [...(this.byName.get(name) ?? []), { place, kind }]);
    }
  }

  /** The province of that name or short name. */
  provinceOf(text: string): number | undefined {
    return this.provinces.get(provinceKey(text));
  }

  /** All that the text may mean, in one province where that is known: none, one, or the regency and the city. */
  find(text: string, provinceId?: number): Place[] {
    const key = placeKey(text);
    const [before, after] = text.split(/,\s*(?=[^,]*$)/);
    const inProvince = after === undefined ? undefined : this.provinceOf(after);
    if (before && inProvince !== undefined) return this.find(before, inProvince);
    const { kind, name } = writtenAs(PLACE_NAMES.get(key) ?? text);
    if (name === '') return [];
    const named = this.byName.get(name) ?? [];
    const found = named.filter(
      (one) =>
        (kind === null || one.kind === kind || one.kind === null) &&
        (provinceId === undefined || one.place.provinceId === provinceId),
    );
    return found.map(({ place }) => place);
  }

  /** Of 'Tapak Suci Kudus' the place at the end; what it may mean is proposed, never taken by itself. */
  findAtEnd(text: string, provinceId?: number): Place[] {
    const words = placeKey(text).split(' ');
    for (let from = Math.max(1, words.length - MOST_WORDS); from < words.length; from += 1) {
      const found = this.find(words.slice(from).join(' '), provinceId);
      if (found.length > 0) return found;
    }
    return [];
  }
}
