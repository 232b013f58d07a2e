import { frameAt, panels, rimAt, seams } from './face.tsx';
import { CUT_LIGHT, cutOf, PANES } from './glass.tsx';
import { spot } from './lying.ts';
import { HEIGHT, WIDTH } from './outline.ts';

/**
 * The cards that lie still, cell by cell, in one drawing: glass of a kind is one path for all of them, for a browser
 * takes its time to put hundreds of small drawings together.
 */
export function Still({ faces }: { readonly faces: readonly (readonly [cell: string, face: string])[] }) {
  const glass = new Map<string, string>();
  const [light, lead, frame, rim]: string[][] = [[], [], [], []];
  for (const [cell, face] of faces) {
    const [x, y] = [spot(cell)[0] * WIDTH, spot(cell)[1] * HEIGHT];
    for (const panel of panels(face)) {
      const { width, height } = PANES[panel.shape];
      const cut = cutOf(panel.glass, panel.shape);
      glass.set(cut, `${glass.get(cut) ?? ''}${rectangle(x + panel.x, y + panel.y, width, height)}`);
      lead!.push(seams(panel, x, y));
    }
    light!.push(rectangle(x, y, WIDTH, HEIGHT));
    frame!.push(frameAt(x, y));
    rim!.push(rimAt(x, y));
  }
  return (
    <svg class="seven-dragons-layer" data-still="" aria-hidden="true">
      {[...glass].map(([cut, path]) => (
        <path key={cut} d={path} fill={cut} />
      ))}
      <path d={light!.join('')} fill={CUT_LIGHT} />
      <path class="glass-lead" d={lead!.join('')} />
      <path class="glass-frame" d={frame!.join('')} />
      <path class="glass-rim" d={rim!.join('')} />
    </svg>
  );
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
