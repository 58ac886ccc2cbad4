// The mail that the embedded set-up wrote to its folder instead of sending it (run-contract, "Services").

/** GET /dev/mail answers `{data: DevMail[]}`, the newest first. */
export interface DevMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  created_at: string;
  /** Null while it waits for the worker. */
  sent_at: string | null;
}
