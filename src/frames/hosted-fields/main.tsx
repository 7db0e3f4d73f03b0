import '#ui/foundation.css';
import '#ui/themes.css';
import '#ui/contrast.css';
import { showHostedFields } from './mount.tsx';

showHostedFields(window);
