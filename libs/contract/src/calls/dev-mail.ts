// The calls of the embedded set-up's mail; elsewhere it is not there.
import { apiCall } from '../call';
import type { DevMail } from '../dev-mail';

export const list = apiCall('GET /dev/mail', 'manage users', { of: 'site' }).dataRows<DevMail>();
