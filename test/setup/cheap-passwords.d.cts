/** `work` with passwords as they are kept outside of tests. */
export function atFullCost<T>(work: () => Promise<T>): Promise<T>;
