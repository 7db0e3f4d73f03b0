import * as Menu from '@radix-ui/react-dropdown-menu';

interface PickerProps {
  label: string;
  value: string;
  items: readonly { id: string; name: string }[];
  onPick(id: string): void;
}

export function Picker({ label, value, items, onPick }: PickerProps) {
  const sorted = [...items].sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Menu.Root>
      <Menu.Trigger className="pick">
        {label}: {items.find((item) => item.id === value)?.name ?? '…'}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu">
          <Menu.RadioGroup value={value} onValueChange={onPick}>
            {sorted.map((item) => (
              <Menu.RadioItem key={item.id} value={item.id}>
                {item.name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
