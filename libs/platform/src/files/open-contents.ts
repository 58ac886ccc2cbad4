// Opens the place where this system's contents lie: the bucket when one is given, else the folder.
import { type Env, s3Place } from '../env/env';
import type { FileContents } from './file-contents';
import { FolderContents } from './folder-contents';
import { S3Contents } from './s3-contents';

export function openContents(env: Env): FileContents {
  const place = s3Place(env);
  return place ? new S3Contents(place) : new FolderContents(env.FILES_DIR);
}
