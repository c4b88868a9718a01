/** The parts for a stack in the hand, which are loaded when a first stack is taken: the engine's reach, and what shows it. */
export { RouteMark } from '../board/RouteMark.tsx';
export { HandPanel } from './HandPanel.tsx';
export { parted } from './parted.ts';
export { prospectsOf, wayAgain, whyNotTo } from './prospects.ts';
export { RouteTag } from './RouteTag.tsx';
export { Sent } from './Sent.tsx';
export { waySaid } from './way-told.ts';
