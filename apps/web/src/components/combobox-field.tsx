// A field that finds one of many by typing: the list narrows, arrows move, Enter takes, Escape leaves it as it was.
import { chakra, Combobox, createListCollection, Portal } from '@chakra-ui/react';
import { Check, ChevronDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { beginningFirst } from '@gelanggang/domain/words/begins-first';
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { choiceTexts } from './office-texts';
import { texts } from '../site/texts';
import { FormField, Input, type ControlProps } from './form-field';

interface Choice {
  value: string;
  label: string;
}

interface ComboboxFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: Path<V>;
  label: string;
  hint?: string;
  isOptional?: boolean;
  disabled?: boolean;
  options: readonly Choice[];
  onChosen?(value: string): void;
}

export function ComboboxField<V extends FieldValues>(props: ComboboxFieldProps<V>) {
  const { form, name, label, hint, isOptional, options, disabled = false, onChosen } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const chosen = String(field.value ?? '');
  const choose = (value: string) => {
    field.onChange(value);
    onChosen?.(value);
  };
  return (
    <FormField label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      {(bound) => (
        <ComboboxControl
          // what was typed belongs to one list; another list begins anew, with the name of what is chosen
          key={`${options[0]?.value ?? ''} ${options.length} ${chosen}`}
          bound={bound}
          options={options}
          chosen={chosen}
          disabled={disabled}
          isOptional={isOptional ?? false}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChoose={choose}
        />
      )}
    </FormField>
  );
}

interface ComboboxControlProps {
  bound: ControlProps;
  options: readonly Choice[];
  chosen: string;
  disabled: boolean;
  isOptional: boolean;
  inputRef(element: HTMLInputElement | null): void;
  onBlur(): void;
  onChoose(value: string): void;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function ComboboxControl({ bound, options, chosen, disabled, isOptional, ...on }: ComboboxControlProps) {
  const [typed, setTyped] = useState('');
  const collection = useMemo(() => {
    const words = plain(typed).split(/\s+/).filter(Boolean);
    const found = options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
    return createListCollection({ items: [...beginningFirst(found, ({ label }) => label, typed)] });
  }, [options, typed]);
  const known = options.some((option) => option.value === chosen) ? [chosen] : [];
  const { id, ...described } = bound;
  return (
    <Combobox.Root
      collection={collection}
      defaultValue={known}
      defaultInputValue={options.find((option) => option.value === chosen)?.label ?? ''}
      ids={{ input: id }}
      disabled={disabled}
      openOnClick
      inputBehavior="autohighlight"
      positioning={{ placement: 'bottom-start', sameWidth: true }}
      lazyMount
      unmountOnExit
      onInputValueChange={({ inputValue, reason }) => setTyped(reason === 'input-change' ? inputValue : '')}
      onValueChange={({ value }) => {
        const [value0 = ''] = value;
        if (value0 !== chosen) on.onChoose(value0);
      }}
    >
      <Combobox.Control position="relative">
        <Combobox.Input asChild>
          <Input
            {...described}
            id={id}
            ref={on.inputRef}
            onBlur={on.onBlur}
            placeholder={texts.form.choose}
            autoComplete="off"
            pe="16"
          />
        </Combobox.Input>
        <chakra.span position="absolute" right="0" top="0" bottom="0" display="flex" alignItems="center">
          {isOptional && known.length > 0 && !disabled ? (
            <Combobox.ClearTrigger aria-label={choiceTexts.clearChoice} p="2" color="fg.muted" cursor="pointer">
              <X size={16} aria-hidden="true" />
            </Combobox.ClearTrigger>
          ) : null}
          <Combobox.Trigger
            aria-label={choiceTexts.showChoices}
            p="2.5"
            color="fg.muted"
            cursor="pointer"
            tabIndex={-1}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </Combobox.Trigger>
        </chakra.span>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content
            zIndex="popover"
            bg="bg.panel"
            rounded="lg"
            boxShadow="pop"
            p="1.5"
            maxH="min(18rem, 50dvh)"
            overflowY="auto"
            outline="0"
          >
            <Combobox.Empty px="2.5" py="2.5" textStyle="sm" color="fg.muted">
              {choiceTexts.noChoice}
            </Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item
                key={item.value}
                item={item}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
                minH={{ base: '44px', md: '36px' }}
                px="2.5"
                rounded="md"
                cursor="pointer"
                _highlighted={{ bg: 'bg.muted' }}
              >
                <Combobox.ItemText>{item.label}</Combobox.ItemText>
                <Combobox.ItemIndicator>
                  <Check size={16} aria-hidden="true" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
