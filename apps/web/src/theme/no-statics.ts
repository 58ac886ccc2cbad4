// In the place of hoist-non-react-statics, which Emotion needs for `withTheme` alone.
export default function hoistStatics(): never {
  throw new Error('withTheme is not used here; see vite.config.mts.');
}
