import { Answers } from '../../deciding/Answers.tsx';
import { AuctionPanel, GroupBidsPanel, MajorPanel } from './AuctionPanel.tsx';
import { BattlesPanel } from './BattlesPanel.tsx';
import { BuyPanel } from './BuyPanel.tsx';
import { BargainPanel, MissionPanel } from './MissionPanel.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import type { PanelProps } from './panel.ts';
import { TokensPanel } from './TokensPanel.tsx';

/** The panel that answers one kind of question, next to the buttons of the question. */
export function Panel(props: PanelProps) {
  const { seen, decision, moving, onAnswer } = props;
  switch (decision.kind) {
    case 'auction':
    case 'group-raise':
    case 'sealed-bid':
      return <AuctionPanel {...props} />;
    case 'group-bids':
      // The entered values belong to one player: the next one starts with new ones.
      return <GroupBidsPanel key={props.seat} {...props} />;
    case 'major':
      return <MajorPanel {...props} />;
    case 'mission':
      return <MissionPanel {...props} />;
    case 'mission-answer':
    case 'engage':
      return <BargainPanel {...props} />;
    case 'window':
      return <TokensPanel {...props} />;
    case 'buy':
      return <BuyPanel key={`${decision.params['nation']}`} {...props} />;
    case 'battles':
    case 'before-income':
    case 'after-battles':
      return <BattlesPanel {...props} />;
    case 'aim':
    case 'pin':
    case 'berbers':
    case 'collect':
    case 'submit':
      return <Answers seen={seen} decision={decision} open={moving.pointed} onAnswer={onAnswer} acts={false} />;
    default:
      return <PlacesPanel {...props} />;
  }
}
