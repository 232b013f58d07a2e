import { frameAt, panels, rimAt, seams } from './face.tsx';
import type { Flow } from './flow.ts';
import { CUT_LIGHT, cutOf, PANES, scalesOf } from './glass.tsx';
import { spot } from './lying.ts';
import { HEIGHT, WIDTH } from './outline.ts';
import { GLASSES } from './table.ts';

interface StillProps {
  readonly faces: readonly (readonly [cell: string, face: string])[];
  readonly flows: readonly Flow[];
}

/**
 * The cards that lie still, and the glass that runs on between them, in one drawing: glass of a kind is one path for all
 * of them, for a browser takes its time to put hundreds of small drawings together.
 */
export function Still({ faces, flows }: StillProps) {
  const glass = new Map<string, string>();
  let [light, lead, frame, rim] = ['', '', '', ''];
  for (const [cell, face] of faces) {
    const [x, y] = [spot(cell)[0] * WIDTH, spot(cell)[1] * HEIGHT];
    for (const panel of panels(face)) {
      const { width, height } = PANES[panel.shape];
      const cut = cutOf(panel.glass, panel.shape);
      glass.set(cut, `${glass.get(cut) ?? ''}${rectangle(x + panel.x, y + panel.y, width, height)}`);
      lead += seams(panel, x, y);
    }
    light += rectangle(x, y, WIDTH, HEIGHT);
    frame += frameAt(x, y);
    rim += rimAt(x, y);
  }
  return (
    <svg class="seven-dragons-layer" data-still="" aria-hidden="true">
      {[...glass].map(([cut, path]) => (
        <path key={cut} d={path} fill={cut} />
      ))}
      <path d={light} fill={CUT_LIGHT} />
      <path class="glass-lead" d={lead} />
      <path class="glass-frame" d={frame} />
      <path class="glass-rim" d={rim} />
      <FlowGlass of={flows} />
    </svg>
  );
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Glass over the lead between cards. */
export function FlowGlass({ of }: { readonly of: readonly Flow[] }) {
  return (
    <>
      {GLASSES.map((glass) => {
        const path = of
          .filter((flow) => flow.glass === glass)
          .map((flow) => flow.path)
          .join('');
        return path === '' ? null : (
          <g key={glass} data-glass={glass}>
            {glass === '*' && <path class="glass" d={path} />}
            <path d={path} fill={scalesOf(glass)} />
          </g>
        );
      })}
    </>
  );
}
