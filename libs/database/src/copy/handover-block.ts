/** In table `setting`, of an instance that holds other instances' tournaments: where its own numbers begin. */
export const BLOCK_SETTING = 'handover-block';
