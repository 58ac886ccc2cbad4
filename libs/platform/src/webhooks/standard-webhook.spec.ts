// The signature is the one of the Standard Webhooks specification.
import { newWebhookSecret, webhookHeaders } from './standard-webhook';

it('is that of the example of the specification', () => {
  // the example of its reference libraries
  const headers = webhookHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
  );
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('takes a secret of 256 bits, another one each time', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
