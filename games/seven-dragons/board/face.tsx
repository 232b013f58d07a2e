import silverHead from 'icon:dragon-head';
import { ActionPicture } from './actions.tsx';
import { Bands, Dragon, Letter, PANES, type PaneShape, paneId, scalesOf } from './glass.tsx';
import { colourOfAction, type Glass } from './table.ts';
import './face.css';

interface Panel {
  readonly glass: Glass;
  readonly shape: PaneShape;
  readonly x: number;
  readonly y: number;
}

/** The panels of a face: neighbouring quarters of one colour are one. */
export function panels(face: string): Panel[] {
  const [a, b, c, d] = [...face] as Glass[];
  const pane = (glass: Glass | undefined, shape: PaneShape, x: number, y: number): Panel => ({
    glass: glass!,
    shape,
    x: x * 50,
    y: y * 70,
  });
  const quarters = [
    pane(a, 'quarter', 0, 0),
    pane(b, 'quarter', 1, 0),
    pane(c, 'quarter', 0, 1),
    pane(d, 'quarter', 1, 1),
  ];
  if (a === b && c === d && a === c) return [pane(a, 'full', 0, 0)];
  const [top, bottom] = [a === b, c === d];
  if (top || bottom) {
    return [
      ...(top ? [pane(a, 'wide', 0, 0)] : quarters.slice(0, 2)),
      ...(bottom ? [pane(c, 'wide', 0, 1)] : quarters.slice(2)),
    ];
  }
  return [
    ...(a === c ? [pane(a, 'tall', 0, 0)] : [quarters[0]!, quarters[2]!]),
    ...(b === d ? [pane(b, 'tall', 1, 0)] : [quarters[1]!, quarters[3]!]),
  ];
}

/** A dragon card as it lies. */
export function Face({ face }: { readonly face: string }) {
  const panes = panels(face);
  return (
    <svg class="seven-dragons-card" viewBox="0 0 100 140" aria-hidden="true">
      {panes.map(({ glass, shape, x, y }) => (
        <use key={`${x} ${y}`} href={`#${paneId(glass, shape)}`} x={x} y={y} />
      ))}
      <Light />
      <path class="glass-lead" d={panes.map((panel) => seams(panel, 0, 0)).join('')} />
      <Frame />
    </svg>
  );
}

/** The lead on the left and above a panel, where another panel ends, on a card at (left, top). */
export function seams({ shape, x, y }: Panel, left: number, top: number): string {
  const { width, height } = PANES[shape];
  const corner = `M${left + x} ${top + y}`;
  return `${x > 0 ? `${corner}v${height}` : ''}${y > 0 ? `${corner}h${width}` : ''}`;
}

/** Light that falls through a whole card. */
function Light() {
  return <rect width="100" height="140" fill="url(#seven-dragons-light)" />;
}

/** The lead around a card at (x, y), square without, round within. */
export function frameAt(x: number, y: number): string {
  return `M${x} ${y}h100v140h-100zm9 3a6 6 0 0 0-6 6v122a6 6 0 0 0 6 6h82a6 6 0 0 0 6-6v-122a6 6 0 0 0-6-6z`;
}

export function rimAt(x: number, y: number): string {
  return `M${x + 0.5} ${y + 0.5}h99v139h-99z`;
}

export function Frame() {
  return (
    <>
      <path class="glass-frame" d={frameAt(0, 0)} />
      <path class="glass-rim" d={rimAt(0, 0)} />
    </>
  );
}

/** The silver dragon: a mirror that takes on the colour of the pile. */
export function SilverFace({ glass }: { readonly glass: Glass }) {
  return (
    <svg class="seven-dragons-card" viewBox="0 0 100 140" aria-hidden="true">
      {glass === '*' ? (
        <Bands />
      ) : (
        <g data-glass={glass}>
          <rect width="100" height="140" fill={scalesOf(glass)} />
          <Light />
        </g>
      )}
      <path class="seven-dragons-mirror" d="M50 16c30 0 43 24 43 54s-13 54-43 54S7 100 7 70s13-54 43-54z" />
      <path
        class="seven-dragons-sheen"
        data-glass={glass}
        d="M50 16c30 0 43 24 43 54 0 9-1 17-3.5 24C70 96 34 64 20 27 27 20 37 16 50 16z"
      />
      <path class="seven-dragons-head" transform="translate(12 32) scale(0.148)" d={silverHead} />
      <Frame />
      <rect class="seven-dragons-rim" x="5" y="5" width="90" height="130" rx="5" />
    </svg>
  );
}

/** An action card: a rose window of its colour around a picture of what it does. */
export function ActionFace({ action }: { readonly action: string }) {
  const glass = colourOfAction(action);
  return (
    <svg class="seven-dragons-card" viewBox="0 0 100 140" aria-hidden="true">
      <g data-glass={glass}>
        <rect width="100" height="140" fill={scalesOf(glass)} />
        <Light />
        <path class="glass-lead" d="M0 20 24 42M100 20 76 42M0 120 24 98M100 120 76 98" />
        <circle class="seven-dragons-rose" cx="50" cy="62" r="38" />
        <svg aria-hidden="true" x="20" y="32" width="60" height="60" viewBox="0 0 60 60">
          <ActionPicture action={action} />
        </svg>
        <Dragon glass={glass} size={28} x={36} y={104} />
        <Letter glass={glass} />
      </g>
      <Frame />
    </svg>
  );
}
