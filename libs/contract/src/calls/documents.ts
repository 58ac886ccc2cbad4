// The calls of tournaments' files.
import { apiCall } from '../call';
import type { DocumentQuery } from '../tournaments';

export const byQuery = apiCall('GET /download-document', 'public').file<{ query: DocumentQuery }>();
export const byPath = apiCall('GET /download-document/{filename}', 'public').file();
