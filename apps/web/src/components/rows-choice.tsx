// How many rows a list shows on a page: chosen once, remembered for the account in every list of the office.
import { chakra } from '@chakra-ui/react';
import { useAddress } from '../lib/address';
import { PAGE_SIZES, usePageSize } from '../lib/list-view';
import { listTexts as texts } from './list-texts';

/** The first row that was seen stays on the page. */
export function RowsChoice({ page, perPage }: { page: number; perPage: number }) {
  const address = useAddress();
  const [, setSize] = usePageSize();
  const choose = (size: number) => {
    const first = Math.floor(((page - 1) * perPage) / size) + 1;
    setSize(size);
    address.set({ page: first === 1 ? null : first });
  };
  // a list of its own size shows that one among the others
  const sizes = [...new Set([...PAGE_SIZES, perPage])].sort((a, b) => a - b);
  return (
    <chakra.label display="flex" alignItems="center" gap="1.5">
      {texts.rows}
      <chakra.select
        value={perPage}
        onChange={(event) => choose(Number(event.target.value))}
        minH={{ base: '44px', md: '36px' }}
        px="2"
        rounded="md"
        borderWidth="1px"
        borderColor="border.control"
        bg="bg.panel"
        color="fg"
        fontSize="sm"
        cursor="pointer"
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </chakra.select>
    </chakra.label>
  );
}
