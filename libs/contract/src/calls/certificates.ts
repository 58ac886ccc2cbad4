// The calls of what certificates say, and of their public check.
import { apiCall } from '../call';
import type { CertificateCheck, CertificateSettingAnswer, CertificateSettingRequest } from '../certificates';
import type { Saved } from '../tournament-setup';

export const setting = apiCall('GET /tournaments/{id}/certificate-setting', 'manage tournament', {
  of: 'tournament id',
}).data<CertificateSettingAnswer>();
export const saveSetting = apiCall('PUT /tournaments/{id}/certificate-setting', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<CertificateSettingAnswer>, { body: CertificateSettingRequest }>();
/** For whoever may set it: a signature is for nobody else. */
export const picture = apiCall('GET /tournaments/{id}/certificate-pictures/{slot}', 'manage tournament', {
  of: 'tournament id',
}).file();
/** Multipart, the picture in `picture`. */
export const savePicture = apiCall('PUT /tournaments/{id}/certificate-pictures/{slot}', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<CertificateSettingAnswer>, { form: object }>();
export const removePicture = apiCall('DELETE /tournaments/{id}/certificate-pictures/{slot}', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<CertificateSettingAnswer>>();
export const check = apiCall('GET /certificates/{number}', 'public', { isFresh: true }).data<CertificateCheck>();
