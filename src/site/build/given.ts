/** The used part of a Vite plugin. */
interface GivenPlugin {
  readonly name: string;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string> | undefined;
}

/**
 * Gives the site data that the build makes outside of it, as a module: `import coverage from 'virtual:rule-coverage'`
 * returns the result of `given('rule-coverage', make)`. It has to be plain data.
 */
export function given(name: string, make: () => Promise<unknown>): GivenPlugin {
  const wanted = `virtual:${name}`;
  const resolved = `\0${wanted}`;
  return {
    name: `given-${name}`,
    resolveId: (id) => (id === wanted ? resolved : undefined),
    load: (id) => (id === resolved ? make().then((data) => `export default ${JSON.stringify(data)}`) : undefined),
  };
}
