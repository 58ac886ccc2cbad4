// A phone whose letters were made much larger, which leaves half of its width: what is said goes before how it is laid out.

/** By the browser's own size of letters, so that it is no width of a device. */
export const LARGE_LETTERS = '@media (max-width: 17em)';
