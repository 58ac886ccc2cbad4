// The pages of an archive, each by its path: they lead to one another by relative paths, so that a folder on a stick opens as it
// does on any web host.
import { FEED_TABLES, type FeedDocument } from '@gelanggang/contract/open-feed';
import { isChampionFinal, MEDAL_LABELS, MEDALS } from '@gelanggang/domain/results/medal-table';
import type { Corner } from '@gelanggang/domain/words/corners';
import { dateRange, longDateWithDay, localDateTime, timeZoneName } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { poolBody, scoreOf, howWon } from './archive-bracket';
import { type ArchiveFacts, archiveFacts, eventTitle } from './archive-facts';
import { ARCHIVE_STYLE } from './archive-style';
import { type Html, html } from './html';

const TABLE_NAMES = { entries: 'Peserta', schedule: 'Jadwal', results: 'Hasil', medals: 'Medali' } as const;

const PLACES = [
  ['index.html', 'Ringkasan'],
  ['medali.html', 'Medali'],
  ['bagan.html', 'Bagan'],
  ['jadwal.html', 'Jadwal dan hasil'],
  ['peserta.html', 'Peserta'],
  ['buku.html', 'Buku hasil'],
  ['data.html', 'Data'],
] as const;

export type ArchivePages = ReadonlyMap<string, string>;

interface Made {
  /** When it was read: ISO 8601. */
  at: string;
  /** Of the feed's log: how many records, and the paths of its files. */
  records: number;
  files: readonly string[];
}

export function archivePages(document: FeedDocument, made: Made): ArchivePages {
  const facts = archiveFacts(document);
  const pages = new Map<string, string>([['gaya.css', ARCHIVE_STYLE]]);
  const put = (path: string, title: string, body: Html) =>
    pages.set(path, shell(facts, made, { path, title, body }).text);
  put('index.html', 'Ringkasan', summary(facts));
  put('medali.html', 'Medali', medals(facts));
  put('bagan.html', 'Bagan', list(facts));
  put('jadwal.html', 'Jadwal dan hasil', schedule(facts));
  put('peserta.html', 'Peserta', entries(facts));
  put('buku.html', 'Buku hasil', book(facts));
  put('data.html', 'Data', data(made));
  for (const { id, pool, title, page } of facts.pools) put(page, title, poolBody(facts, id, pool));
  return pages;
}

function shell(
  facts: ArchiveFacts,
  { at }: Made,
  { path, title, body }: { path: string; title: string; body: Html },
): Html {
  const { tournament, medals: standing } = facts.document;
  const up = path.includes('/') ? '../' : '';
  const { date, time } = localDateTime(at, tournament.time_zone);
  const moment = `${longDateWithDay(date)} pukul ${time} ${timeZoneName(tournament.time_zone)}`;
  const links = PLACES.map(([to, name]) =>
    to === path || (up !== '' && to === 'bagan.html')
      ? html`<a href="${up}${to}" aria-current="${to === path ? 'page' : 'true'}">${name}</a>`
      : html`<a href="${up}${to}">${name}</a>`,
  );
  return html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${shownName(tournament.name)}</title>
        <link rel="stylesheet" href="${up}gaya.css" />
      </head>
      <body>
        <header>
          <p>${shownName(tournament.name)} · ${dateRange(tournament.start_date, tournament.end_date)}</p>
          <h1>${title}</h1>
          <nav aria-label="Halaman">${links}</nav>
        </header>
        <main>
          ${isChampionFinal(standing) ? html`` : html`<p class="note">Arsip ini dibuat sebelum semua kelas selesai.</p>`}${body}
        </main>
        <footer>Data per ${moment}. Arsip ini dibuka tanpa internet; salinlah seluruh foldernya.</footer>
      </body>
    </html> `;
}

function summary(facts: ArchiveFacts): Html {
  const { document } = facts;
  const figures: [string, number][] = [
    ['Kontingen', document.contingents.length],
    ['Peserta', document.entries.length],
    ['Bagan', facts.pools.length],
    [
      'Partai dengan hasil',
      [...facts.matches.values()].filter(({ result, performances }) => result ?? performances).length,
    ],
  ];
  return html`<table>
      <tbody>
        ${figures.map(
          ([name, count]) =>
            html`<tr>
              <th>${name}</th>
              <td class="n">${count}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h2>Juara umum</h2>
    ${standings(facts, 10)}
    <h2>Juara setiap kelas</h2>
    ${winners(facts, true)}`;
}

const medals = (facts: ArchiveFacts): Html =>
  html`<h2>Perolehan medali</h2>
    ${standings(facts)}
    <h2>Juara setiap kelas</h2>
    ${winners(facts)}`;

function standings(facts: ArchiveFacts, most = Infinity): Html {
  const rows = facts.document.medals.standings
    .filter(({ gold, silver, bronze }) => gold + silver + bronze > 0)
    .slice(0, most);
  if (rows.length === 0) return html`<p>Belum ada medali.</p>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th class="n">No</th>
          <th>Kontingen</th>
          <th class="n">Emas</th>
          <th class="n">Perak</th>
          <th class="n">Perunggu</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td class="n">${row.rank}</td>
              <td>${facts.contingent(row.contingent)}</td>
              <td class="n">${row.gold}</td>
              <td class="n">${row.silver}</td>
              <td class="n">${row.bronze}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function winners(facts: ArchiveFacts, isSearched = false): Html {
  const events = facts.document.medals.events.filter((event) => event.winners.length > 0);
  if (events.length === 0) return html`<p>Belum ada juara.</p>`;
  const rows = events.flatMap((event) => {
    const of = facts.pools.find(({ pool }) => pool.event === event.event);
    return [...event.winners]
      .sort((a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal))
      .map(
        ({ medal, unit }) =>
          html`<tr>
            <td>${facts.names(unit)}</td>
            <td data-h="Medali"><span class="${medal}">${MEDAL_LABELS[medal]}</span></td>
            <td data-h="Kontingen">${facts.contingentOf(unit)}</td>
            <td data-h="Kelas">${of ? html`<a href="${of.page}">${eventTitle(of.pool)}</a>` : ''}</td>
          </tr>`,
      );
  });
  return html`${isSearched ? SEARCH : html``}
    <table class="cards" id="daftar">
      <thead>
        <tr>
          <th>Nama</th>
          <th>Medali</th>
          <th>Kontingen</th>
          <th>Kelas</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

/** Rows that do not have the words are hidden; without scripts the field is not there. */
const SEARCH = html`<div class="search" hidden>
    <label for="cari">Cari nama, kontingen atau kelas</label><input id="cari" type="search" autocomplete="off" />
    <p class="soft" role="status"></p>
  </div>
  <script>
    addEventListener('DOMContentLoaded', function () {
      var box = document.querySelector('.search'),
        field = box.querySelector('input'),
        told = box.querySelector('[role=status]'),
        rows = [].slice.call(document.querySelectorAll('#daftar tbody tr'));
      box.hidden = false;
      field.addEventListener('input', function () {
        var words = field.value.toLowerCase().split(' ').filter(Boolean),
          count = 0;
        rows.forEach(function (row) {
          var text = row.textContent.toLowerCase(),
            fits = words.every(function (word) {
              return text.indexOf(word) >= 0;
            });
          row.hidden = !fits;
          if (fits) count++;
        });
        told.textContent = words.length ? (count ? count + ' baris cocok' : 'Tidak ada yang cocok') : '';
      });
    });
  </script>`;

function list(facts: ArchiveFacts): Html {
  if (facts.pools.length === 0) return html`<p>Belum ada bagan.</p>`;
  return html`<ul class="plain">
    ${facts.pools.map(
      ({ pool, title, page }) =>
        html`<li><a href="${page}">${title}</a> <span class="soft">${pool.units.length} peserta</span></li>`,
    )}
  </ul>`;
}

function schedule(facts: ArchiveFacts): Html {
  const arenas = new Map(facts.document.arenas.map(({ id, name }) => [id, name]));
  if (facts.sessions.length === 0) return html`<p>Jadwal tidak diterbitkan.</p>`;
  return html`${facts.sessions.map((session) => {
    const rows = session.matches.map(({ match, number, start, corner }) => {
      const played = facts.matches.get(match);
      const of = facts.poolOf(match);
      const side = (one: Corner) => {
        const unit = played?.[one] ?? null;
        return html`<span
          >${facts.names(unit) || '–'} <b class="n">${scoreOf(played, one)}</b
          ><small>${facts.contingentOf(unit)}</small></span
        >`;
      };
      const who =
        corner !== null ? side(corner) : of?.pool.mode === 'default' && of.pool.kind === 'seni' ? side('blue') : null;
      return html`<tr>
        <td>Partai ${number}${start === null ? '' : ` · ${start}`}</td>
        <td data-h="Kelas">${of ? html`<a href="${of.page}">${of.title}</a>` : ''}</td>
        <td data-h="${who ? 'Peserta' : 'Biru'}">${who ?? side('blue')}</td>
        <td data-h="${who ? '' : 'Merah'}">${who ? '' : side('red')}</td>
        <td data-h="Hasil">${played ? howWon(played) : ''}</td>
      </tr>`;
    });
    return html`<h2>${longDateWithDay(session.date)} · ${arenas.get(session.arena) ?? ''} · ${session.start}</h2>
      <table class="cards">
        <thead>
          <tr>
            <th>Partai</th>
            <th>Kelas</th>
            <th>Biru</th>
            <th>Merah</th>
            <th>Hasil</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`;
  })}`;
}

function entries(facts: ArchiveFacts): Html {
  const { document } = facts;
  if (document.entries.length === 0) return html`<p>Belum ada peserta.</p>`;
  const contingents = [...new Set(document.entries.map(({ contingent }) => contingent))]
    .map((id) => ({ id, name: facts.contingent(id) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'id'));
  return html`${contingents.map(({ id, name }) => {
    const own = document.entries.filter((entry) => entry.contingent === id);
    return html`<h2>${name}</h2>
      <table class="cards">
        <thead>
          <tr>
            <th>Nama</th>
            <th>Kelas</th>
          </tr>
        </thead>
        <tbody>
          ${own.map(
            (entry) =>
              html`<tr>
                <td>${shownName(entry.name)}</td>
                <td data-h="Kelas">${eventTitle(entry)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;
  })}`;
}

/** All of it one after the other, a bracket on a sheet. */
const book = (facts: ArchiveFacts): Html =>
  html`<p>Cetak halaman ini untuk mendapat buku hasil: satu bagan setiap lembar.</p>
    ${medals(facts)}${facts.pools.map(
      ({ id, pool, title }) =>
        html`<section class="pool">
          <h2>${title}</h2>
          ${poolBody(facts, id, pool)}
        </section>`,
    )}`;

const data = ({ records, files }: Made): Html =>
  html`<p>Tabel CSV dibuka dengan Excel, LibreOffice atau Google Spreadsheet.</p>
    <ul class="plain">
      ${FEED_TABLES.map(
        (table) =>
          html`<li><a href="data/${table}.csv">${TABLE_NAMES[table]}</a> <span class="soft">${table}.csv</span></li>`,
      )}
    </ul>
    <h2>Untuk program</h2>
    <p>
      ${records} catatan peristiwa, berantai dan ditandatangani situs asalnya. Program <code>check-feed.py</code> dari
      situs itu memeriksanya: <code>python3 check-feed.py data/feed</code>
    </p>
    <ul class="plain">
      ${files.map((file) => html`<li><a href="${file}">${file}</a></li>`)}
    </ul>`;
