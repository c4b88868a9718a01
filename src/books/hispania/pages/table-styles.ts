import commonUiSceneScene from '../../../ui/scene/scene.css?inline';
import commonUiTableComputersComputers from '../../../ui/table/computers/computers.css?inline';
import commonUiTableGamesGames from '../../../ui/table/games/games.css?inline';
import commonUiTableHistoryHistory from '../../../ui/table/history/history.css?inline';
import commonUiTableHistoryLog from '../../../ui/table/history/log.css?inline';
import commonUiTableHome from '../../../ui/table/home.css?inline';
import commonUiTableTable from '../../../ui/table/table.css?inline';
import uiBoardBoard from '../ui/board/board.css?inline';
import uiBoardLive from '../ui/board/live.css?inline';
import uiOurTableOurTable from '../ui/our-table/our-table.css?inline';
import uiSceneLive from '../ui/scene/live.css?inline';
import uiTableEdgesEdges from '../ui/table/edges/edges.css?inline';
import uiTableHistoryDice from '../ui/table/history/dice.css?inline';
import uiTableHistoryRecap from '../ui/table/history/recap.css?inline';
import uiTableHistoryTurnLines from '../ui/table/history/turn-lines.css?inline';
import uiTableInspectInspect from '../ui/table/inspect/inspect.css?inline';
import uiTableLobbyLobby from '../ui/table/lobby/lobby.css?inline';
import uiTablePanelsPanels from '../ui/table/panels/panels.css?inline';
import uiTableSheetSheet from '../ui/table/sheet/sheet.css?inline';

/**
 * The styles of the table, in the order of the cascade: they stand in its page, because a file of them would be one more to wait for.
 */
export const TABLE_STYLES = [
  commonUiTableTable,
  commonUiTableHome,
  commonUiTableGamesGames,
  commonUiTableHistoryHistory,
  commonUiTableHistoryLog,
  commonUiSceneScene,
  uiBoardBoard,
  uiBoardLive,
  uiSceneLive,
  uiTableHistoryDice,
  uiTableHistoryRecap,
  uiTableHistoryTurnLines,
  commonUiTableComputersComputers,
  uiTableLobbyLobby,
  uiTableEdgesEdges,
  uiTableInspectInspect,
  uiTableSheetSheet,
  uiTablePanelsPanels,
  uiOurTableOurTable,
].join('\n');
