/** As much of a Vite plugin as this is. */
interface GivenPlugin {
  readonly name: string;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string> | undefined;
}

/**
 * Gives the site something that is made outside of it when it is built, as a module: `given('rule-coverage', make)` is what
 * `import coverage from 'virtual:rule-coverage'` gets. It has to be plain data.
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
