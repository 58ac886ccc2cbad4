// The call of the embedded set-up's mail.
import { call } from '../call';
import type { DevMail } from '../dev-mail';

export const devMailCalls = {
  // the embedded set-up's mail; elsewhere it is not there
  list: call('GET /dev/mail', 'manage users').dataRows<DevMail>(),
};
