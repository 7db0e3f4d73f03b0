import { Lock } from 'lucide';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { GridEditor, type GridEditorProps } from './GridEditor.tsx';

/** A cell of an editable column: locked with a reason, or edited with Enter. */
export function GridCell<Row>(props: GridEditorProps<Row>) {
  const { row, text, edit } = props;
  const reason = edit.locked?.(row) ?? null;
  if (reason === null) return <GridEditor {...props} />;
  return (
    <span className="grid-locked" title={reason}>
      <span>{text}</span>
      <Icon of={Lock} />
      <VisuallyHidden>{reason}</VisuallyHidden>
    </span>
  );
}
