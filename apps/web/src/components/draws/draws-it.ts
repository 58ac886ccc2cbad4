// What a step to a bracket's page carries when it is taken to draw: an address alone never does.
export const DRAWS_IT = { draws: true } as const;
