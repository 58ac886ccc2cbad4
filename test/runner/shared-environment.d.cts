declare class SharedEnvironment {
  patienceMs: number;
  constructor(config: object, context: { testPath: string });
  handleTestEvent(event: { name: string }, state: object): Promise<void>;
}
export = SharedEnvironment;
