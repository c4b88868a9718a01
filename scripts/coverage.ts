import { coverage } from './coverage/table.ts';

/** `npm run coverage`: each rule id with the rows of the checklist, the files that cite it, its scenes and its tests. */
const short = (paths: readonly string[]): string =>
  paths
    .map((path) => path.replace(/^(src\/hispania|tests\/unit\/hispania|tests)\//, '').replace(/(\.test)?\.ts$/, ''))
    .join(' ');

console.log('rule\trows\tfiles\tscenes\ttests');
for (const { rule, rows, files, scenes, tests } of await coverage()) {
  console.log([rule, rows, short(files), scenes.join(' '), short(tests)].join('\t'));
}
