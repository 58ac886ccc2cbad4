// The second programs in Python, and whether this machine can run them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;

export const CHECK_FEED = join(__dirname, '../../scripts/check-feed.py');
