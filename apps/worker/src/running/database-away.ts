// Whether an error means that PostgreSQL cannot be reached just now: then the work is not at fault.
const CODES = /^(08|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const TEXTS =
  /connection terminated|client has encountered a connection error|timeout exceeded when trying to connect/i;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const codes = [error, 'driverError' in error ? error.driverError : null].map((one) =>
    typeof one === 'object' && one !== null && 'code' in one ? String(one.code) : '',
  );
  return codes.some((code) => CODES.test(code)) || TEXTS.test(error.message);
}
