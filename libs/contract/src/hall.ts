// A hall's own https: what a device needs to know to trust it.

/** GET /hall; null where this system has no certificate of its own. */
export interface HallConnection {
  /** Of https, and of the plain http beside it. */
  port: number;
  plain_port: number;
  /** Names and addresses that the certificate is for, the likeliest first. */
  names: string[];
  authority: {
    name: string;
    /** SHA-256, as devices show it. */
    fingerprint: string;
    ends_at: string;
  };
}
