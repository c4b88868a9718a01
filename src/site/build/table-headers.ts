import type { Element, ElementContent } from 'hast';
import type { HastPluginDefinition } from 'satteri';

type Node = Readonly<Element> | Exclude<ElementContent, Element>;

/**
 * Gives Markdown tables the headers that screen readers need. An empty corner is no header; below one, the first cell
 * of each row is the header of that row.
 */
export function tableHeaders(): HastPluginDefinition {
  return {
    name: 'table-headers',
    element: {
      filter: ['table'],
      visit: (table) => {
        const head = cellsOf(partOf(table, 'thead'));
        const named = head[0]?.children.length === 0;
        return mapCells(table, (cell, first, inHead) => {
          if (inHead) return cell.children.length === 0 ? as(cell, 'td') : as(cell, 'th', 'col');
          return first && named ? as(cell, 'th', 'row') : cell;
        });
      },
    },
  };
}

const isElement = (node: Node): node is Element => node.type === 'element';
const elements = (of: Readonly<Element>): Element[] => of.children.filter(isElement);
const partOf = (table: Readonly<Element>, tag: string): Element | undefined =>
  elements(table).find(({ tagName }) => tagName === tag);
const cellsOf = (part: Element | undefined): Element[] => (part ? elements(part).flatMap(elements) : []);

function as(cell: Element, tagName: string, scope?: string): Element {
  return { ...cell, tagName, properties: { ...cell.properties, ...(scope && { scope }) } };
}

function mapCells(
  table: Readonly<Element>,
  change: (cell: Element, first: boolean, inHead: boolean) => Element,
): Element {
  return mapElements(table, (part) =>
    mapElements(part, (row) =>
      mapElements(row, (cell) => change(cell, cell === elements(row)[0], part.tagName === 'thead')),
    ),
  );
}

function mapElements(parent: Readonly<Element>, change: (child: Element) => Element): Element {
  return { ...parent, children: parent.children.map((child) => (isElement(child) ? change(child) : child)) };
}
