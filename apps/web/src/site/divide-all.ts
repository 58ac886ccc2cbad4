// In the address of the list of draws: its question whether all classes are to be divided stands open.

export const DIVIDE = 'divide';
export const ALL = 'all';
