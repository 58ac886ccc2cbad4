// The ledger of the two specifications: what stands by id, what is still to come, and that nothing falls away again.
import { writeFileSync } from 'node:fs';
import { testApi } from '../../../test/setup/api';
import {
  LEDGER,
  type Ledger,
  readLedger,
  standingCalls,
  standingMessages,
  standingPages,
  table,
} from '../../../test/specification/standing';

const KINDS = ['calls', 'messages', 'pages'] as const;

describe('The specification', () => {
  const api = testApi();
  let standing: Ledger;

  beforeAll(async () => {
    const { body } = await api.request.get('/api/openapi.json').expect(200);
    standing = { calls: standingCalls(body), messages: standingMessages(), pages: standingPages() };
    if (process.env.SPECIFICATION_UPDATE) writeFileSync(LEDGER, `${JSON.stringify(standing, null, 2)}\n`);
    for (const kind of KINDS) {
      const all = table(kind).length;
      process.stdout.write(
        `Specification, ${kind}: ${standing[kind].length} of ${all} stand, ${all - standing[kind].length} still to come.\n`,
      );
    }
  });

  it.each(KINDS)('%s that stood once still stand', (kind) => {
    const lost = readLedger()[kind].filter((id) => !standing[kind].includes(id));
    expect(lost).toEqual([]);
  });

  it.each(KINDS)('%s that stand are in the ledger (add them: node scripts/specification.mjs --update)', (kind) => {
    const added = standing[kind].filter((id) => !readLedger()[kind].includes(id));
    expect(added).toEqual([]);
  });
});
