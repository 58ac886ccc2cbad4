// A full disk is known as one, whether a path could be named or not.
import { QueryFailedError } from 'typeorm';
import { diskSentence } from './disk-sentence';
import { StorageFull } from './file-contents';
import { isNoRoom } from './no-room';

const fault = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

it('knows a disk without room, of files and of the database', () => {
  const ofDatabase = new QueryFailedError('insert', [], fault('53100'));
  for (const error of [new StorageFull('no room'), fault('ENOSPC'), fault('EDQUOT'), fault('EFBIG'), ofDatabase])
    expect(isNoRoom(error)).toBe(true);
  for (const error of [fault('EACCES'), new Error('other'), null, undefined, 'ENOSPC'])
    expect(isNoRoom(error)).toBe(false);
});

it('says so where a write was refused, which names no path', () => {
  expect(diskSentence(fault('ENOSPC', { syscall: 'write' }))?.text).toBe('The disk is full.');
  expect(diskSentence(fault('ENOSPC', { path: '/data/a' }))?.text).toBe('/data/a: the disk is full.');
  expect(diskSentence(fault('EACCES', { syscall: 'write' }))).toBeNull();
});
