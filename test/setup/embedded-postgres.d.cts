// What embedded-postgres.cjs gives to tests.
export function startEmbeddedPostgres(options?: {
  isDurable?: boolean;
}): Promise<{ url: string; kill(): void; stop(): Promise<void> }>;
