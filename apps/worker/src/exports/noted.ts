// Hands rows through and notes an id of each: whose they are, so that the file can say what it holds.
export async function* noted<Row>(
  rows: AsyncIterable<Row>,
  ids: Set<number>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row> {
  for await (const row of rows) {
    ids.add(idOf(row));
    yield row;
  }
}
