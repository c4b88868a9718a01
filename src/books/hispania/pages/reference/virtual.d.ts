/** Generated in the build of the site (`scripts/coverage/page.ts`, provided by `astro.config.mjs`). */
declare module 'virtual:rule-coverage' {
  interface Covered {
    readonly rule: import('../../engine/data/ids.ts').RuleId;
    readonly rows: number;
    readonly files: readonly string[];
    readonly scenes: readonly import('../../scenes/ids.ts').SceneId[];
    readonly tests: readonly string[];
  }
  const coverage: {
    readonly rules: readonly Covered[];
    readonly rows: number;
    readonly proven: number;
    readonly silent: number;
  };
  export default coverage;
}
