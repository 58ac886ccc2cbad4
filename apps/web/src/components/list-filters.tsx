// Search and filters of a list, in one row that wraps; each lives in the address and shows when it is active.
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, Search, X } from 'lucide-react';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../site/texts';
import { useAddress } from '../lib/address';

const DEBOUNCE_MS = 300;
/** Of the option that takes a filter away; the empty value names the filter while none is chosen. */
const ALL = '*';

/** Two of them on one page each need a label. */
export function FilterRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" gap="2" role="search" aria-label={label}>
      {children}
    </Box>
  );
}

interface SearchFieldProps {
  placeholder: string;
  name?: string;
  autoFocus?: boolean;
}

/** Waits for a pause in typing, then writes `search` into the address. */
export function SearchField({ placeholder, name = 'search', autoFocus }: SearchFieldProps) {
  const address = useAddress();
  const stored = address.get(name);
  const [text, setText] = useState(stored);
  const [seen, setSeen] = useState(stored);
  const sent = useRef(stored);
  // The address changed by other means (back, a shared link): it wins.
  if (stored !== seen) {
    setSeen(stored);
    setText(stored);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === stored) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      address.set({ [name]: wanted });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, stored, name, address]);
  return (
    <Box position="relative" flex="1 1 14rem" minW="0">
      <chakra.span
        position="absolute"
        left="2.5"
        top="0"
        bottom="0"
        display="grid"
        placeItems="center"
        color="fg.subtle"
      >
        <Search size={17} aria-hidden="true" />
      </chakra.span>
      <chakra.input
        type="search"
        autoFocus={autoFocus}
        aria-label={placeholder}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        w="100%"
        minH={{ base: '44px', md: '36px' }}
        ps="9"
        pe={text ? '9' : '3'}
        rounded="md"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.control"
        fontSize={{ base: 'md', md: 'sm' }}
        textOverflow="ellipsis"
        css={{
          '&::-webkit-search-cancel-button': { display: 'none' },
          // what may be sought is said to its end on a phone too
          '&::placeholder': { fontStretch: { base: '82%', md: 'inherit' } },
        }}
      />
      {text ? (
        <chakra.button
          type="button"
          aria-label={texts.action.clear}
          onClick={() => setText('')}
          position="absolute"
          right="0"
          top="0"
          bottom="0"
          w="9"
          display="grid"
          placeItems="center"
          color="fg.muted"
          cursor="pointer"
        >
          <X size={16} aria-hidden="true" />
        </chakra.button>
      ) : null}
    </Box>
  );
}

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterSelectProps {
  /** Name of the filter in the address and in the call. */
  name: string;
  /** Said while no choice is made: 'Kategori'. */
  label: string;
  options: readonly FilterOption[];
  disabled?: boolean;
  /** Other filters that fall when this one changes. */
  clears?: readonly string[];
  /** Text of the option that takes the filter away. */
  allLabel?: string;
}

/** A native select in the clothes of a chip: known to every phone, keyboard and screen reader. */
export function FilterSelect({ name, label, options, disabled, clears = [], allLabel }: FilterSelectProps) {
  const address = useAddress();
  const value = address.get(name);
  const isActive = value !== '';
  const choose = (chosen: string) =>
    address.set({ ...Object.fromEntries(clears.map((other) => [other, null])), [name]: chosen });
  return (
    <FilterChip
      label={label}
      value={value}
      options={options}
      disabled={disabled}
      allLabel={allLabel}
      isActive={isActive}
      onChoose={choose}
    />
  );
}

interface FilterChipProps {
  label: string;
  value: string;
  options: readonly FilterOption[];
  isActive: boolean;
  disabled?: boolean;
  allLabel?: string;
  /** Without an option for everything: one choice always stands, and it is shown in ink. */
  isRequired?: boolean;
  onChoose(value: string): void;
}

/** A hundred pools nobody looks at yet do not come with the page, but just after it. */
const FEW_OPTIONS = 20;

function useOptions(options: readonly FilterOption[], value: string): readonly FilterOption[] {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole ? options : options.filter((option, index) => index < FEW_OPTIONS || option.value === value);
}

export function FilterChip(props: FilterChipProps) {
  const { label, value, isActive, disabled, isRequired = false, onChoose } = props;
  const options = useOptions(props.options, value);
  const tone = isRequired
    ? { bg: 'bg.inverted', color: 'fg.inverted', borderColor: 'bg.inverted', fontWeight: 'semibold' }
    : isActive
      ? { bg: 'marun.subtle', color: 'marun.fg', borderColor: 'marun.fg', fontWeight: 'semibold' }
      : { bg: 'bg.panel', color: 'fg', borderColor: 'border.control', fontWeight: 'medium' };
  return (
    <Box
      position="relative"
      flex="0 0 auto"
      w="fit-content"
      maxW={{ base: 'min(16rem, 100%)', md: '18rem' }}
      data-filter={label}
    >
      <chakra.select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value === ALL ? '' : event.target.value)}
        appearance="none"
        minH={{ base: '44px', md: '36px' }}
        maxW="100%"
        ps="3"
        pe="8"
        rounded="md"
        borderWidth="1px"
        fontSize="sm"
        cursor="pointer"
        textOverflow="ellipsis"
        _disabled={{ color: 'fg.subtle', cursor: 'not-allowed', borderColor: 'border' }}
        css={{
          fieldSizing: 'content',
          // an iPhone enlarges the page for a smaller one that is touched, and leaves it so
          '@supports (-webkit-touch-callout: none)': { fontSize: 'md' },
          '& option': { background: 'var(--g-colors-bg-panel)', color: 'var(--g-colors-fg)', fontWeight: 400 },
        }}
        {...tone}
      >
        {isRequired ? null : (
          <>
            {isActive ? null : (
              <option value="" hidden>
                {label}
              </option>
            )}
            <option value={ALL}>{props.allLabel ?? texts.action.all}</option>
          </>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </chakra.select>
      {isActive && !isRequired ? (
        <chakra.button
          type="button"
          aria-label={texts.list.clearFilter(label)}
          onClick={() => onChoose('')}
          position="absolute"
          right="0"
          top="0"
          bottom="0"
          w="8"
          display="grid"
          placeItems="center"
          color="marun.fg"
          cursor="pointer"
        >
          <X size={15} aria-hidden="true" />
        </chakra.button>
      ) : (
        <chakra.span
          position="absolute"
          right="2.5"
          top="0"
          bottom="0"
          display="grid"
          placeItems="center"
          pointerEvents="none"
          color={isRequired ? 'fg.inverted' : 'fg.muted'}
        >
          <ChevronDown size={15} aria-hidden="true" />
        </chakra.span>
      )}
    </Box>
  );
}
