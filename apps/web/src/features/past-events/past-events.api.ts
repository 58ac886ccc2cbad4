// The list of an old event as it is sent: looked at first, then taken in as it was shown.
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import type { PastListPreview, PastListTaken } from '@gelanggang/contract/past-events';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import type { PastMapping } from '@gelanggang/domain/past-events/past-list';
import { callApi } from '@web/lib/calls';

export interface AskedList {
  mapping?: PastMapping;
  sheet?: number;
}

function formOf({ mapping, sheet }: AskedList): FormData {
  const body = new FormData();
  if (mapping) body.append('mapping', JSON.stringify(mapping));
  if (sheet !== undefined) body.append('sheet', String(sheet));
  return body;
}

export function previewList(id: number, file: File, asked: AskedList): Promise<PastListPreview> {
  const body = formOf(asked);
  body.append('file', file);
  return callApi(pastEventCalls.preview, { params: { id }, body });
}

export function takeList(
  id: number,
  file: File,
  { mapping, sheet, fingerprint }: PastListPreview,
): Promise<PastListTaken> {
  const body = formOf({ mapping, sheet });
  body.append('fingerprint', fingerprint);
  body.append('file', file);
  return callApi(pastEventCalls.take, { params: { id }, body });
}

export function takeArchive(
  file: File | null,
  fields: { place: string; level: string },
): Promise<Saved<{ id: number }>> {
  const body = new FormData();
  body.append('place', fields.place);
  body.append('level', fields.level);
  if (file) body.append('file', file);
  return callApi(pastEventCalls.takeArchive, { body });
}
