// Hands rows through and keeps whose they are, so that the file can say what it holds.
export async function* heldBy<Row extends { contingentId: number }>(
  rows: AsyncIterable<Row>,
  contingentIds: Set<number>,
): AsyncGenerator<Row> {
  for await (const row of rows) {
    contingentIds.add(row.contingentId);
    yield row;
  }
}
